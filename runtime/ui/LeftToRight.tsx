interface Props {
  children: string;
}

/**
 * A telephone number or an e-mail address: written from left to right in every language. In a text from right to left the
 * groups of a number would change places.
 */
export function LeftToRight({ children }: Props) {
  return <bdi dir="ltr">{children}</bdi>;
}
