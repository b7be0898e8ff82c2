// The project's sections that have code in the browser: there are none.
export default undefined;
