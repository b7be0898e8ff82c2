/** Age up to which a short timestamp is relative: 6 days, in milliseconds. */
export const RELATIVE_FOR = 5184e5;
