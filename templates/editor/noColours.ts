/** In place of the colours of a programming language in examples of code. */
export default [];
