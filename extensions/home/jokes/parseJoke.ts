import * as z from 'zod/mini';

const jokeSchema = z.object({ setup: z.string(), punchline: z.string() });
const responseSchema = z.union([jokeSchema, z.array(jokeSchema).check(z.minLength(1))]);

/** A joke in two parts. */
export type Joke = z.infer<typeof jokeSchema>;

/** Parses the response of a source of jokes: a joke, or a list that starts with it. Throws for anything else. */
export function parseJoke(response: unknown): Joke {
  const parsed = responseSchema.parse(response);
  const [joke] = [parsed].flat();
  if (!joke) throw new Error('The response contains no joke.');
  return joke;
}
