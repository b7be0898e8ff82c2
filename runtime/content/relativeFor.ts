/** Age from which a short timestamp shows the date instead of the time gone by: 6 days, in milliseconds (spec section 9). */
export const RELATIVE_FOR = 5184e5;
