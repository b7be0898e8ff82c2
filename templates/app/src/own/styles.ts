// The project's styles, after ours: there are none.
export default undefined;
