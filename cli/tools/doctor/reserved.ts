/** Names that nobody can own (RFC 2606, RFC 6761): documentation, tests, this machine. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** True for the name of a host that can't be asked. */
export const isReserved = (name: string): boolean => RESERVED.test(name.toLowerCase());

/** Why it is not asked. */
export const reservedReason = (name: string): string => `${name} is a reserved name, which leads nowhere`;
