/** Words of a content key, in order of preference, and the scene that shows what they mean. */
const SUBJECTS: [words: string[], subject: string][] = [
  [["scholarship"], "scholarship"],
  [["mbbs", "medicine", "medical-degree"], "medicine"],
  [["loan", "fund", "fee", "free", "money", "budget", "cost"], "funds"],
  [["health", "insurance"], "health"],
  [["accommodation", "housing", "room"], "housing"],
  [["webinar", "video"], "webinar"],
  [["counsel"], "counselling"],
  [["sponsor", "employ", "work", "job", "career"], "work"],
  [["family", "parent"], "family"],
  [["visitor", "travel", "pack"], "visitor"],
  [["visa", "permit"], "visa"],
  [["change"], "crossroads"],
  [["admission", "application", "register"], "application"],
  [["student-life", "campus"], "campus"],
  [["support", "service"], "support"],
  [["exam", "test", "ielts", "pte", "toefl"], "exam"],
  [["thank"], "sent"],
  [["contact"], "contact"],
  [["not-found"], "lost"],
  [["abroad", "ads", "home", "destination", "countr", "degree"], "abroad"],
  [["news", "blog"], "news"],
];

/** The default scene. */
const GENERIC = "generic";

/**
 * The name of a page's illustration: of the place that it is about, else of the subject in its key, else of its group,
 * else the default. `has` tells whether there is a drawing of a name.
 */
export function sceneName(art: string, flag: string | undefined, has: (name: string) => boolean): string {
  const place = flag && `places/${flag}`;
  if (place && has(place)) return place;
  const [group = "", ...rest] = art.split("/");
  for (const key of [rest.join("/"), group]) {
    const subject = SUBJECTS.find(([words]) => words.some((word) => key.includes(word)))?.[1];
    if (subject && has(`subjects/${subject}`)) return `subjects/${subject}`;
  }
  return `subjects/${GENERIC}`;
}
