/** First and last hour of the dial. */
const FROM = 6;
const TO = 22;
const RADIUS = { outer: 48, inner: 26 };
const CENTRE = { x: 50, y: 50 };

const hoursOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
};

/** Where an hour is on the upper half of a circle, from left to right. */
function pointAt(hour: number, radius: number): string {
  const angle = Math.PI * (1 - (Math.min(Math.max(hour, FROM), TO) - FROM) / (TO - FROM));
  const round = (value: number) => Math.round(value * 100) / 100;
  return `${round(CENTRE.x + radius * Math.cos(angle))} ${round(CENTRE.y - radius * Math.sin(angle))}`;
}

/** The part of the dial's band from one time to another, as an SVG path. */
export function dialArc(opens: string, closes: string): string {
  const [from, to] = [hoursOf(opens), hoursOf(closes)];
  const { outer, inner } = RADIUS;
  return [
    `M${pointAt(from, outer)}`,
    `A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}`,
    `L${pointAt(to, inner)}`,
    `A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`,
  ].join("");
}

/** A line over the band at a time, as an SVG path. */
export function dialHand(time: string): string {
  const hour = hoursOf(time);
  return `M${pointAt(hour, RADIUS.inner - 4)}L${pointAt(hour, RADIUS.outer)}`;
}
