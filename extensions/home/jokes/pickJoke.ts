import { dadJokes } from './dadJokes';
import type { Joke } from './parseJoke';
import { programmingJokes } from './programmingJokes';
import { otherJokes } from './otherJokes';

/** Returns the joke of a round. All jokes of the category are used before one is repeated. */
export function pickJoke(category: string, round: number): Joke {
  const jokes = jokesOf(category);
  // Coprime to the number of jokes of each category, so that neighbors in the list don't follow each other.
  const [setup, punchline] = jokes[(round * 7) % jokes.length] ?? ['', ''];
  return { setup, punchline };
}

function jokesOf(category: string): ReadonlyArray<readonly [string, string]> {
  if (category === 'programming') return programmingJokes;
  return category === 'dad' ? dadJokes : [...otherJokes, ...programmingJokes, ...dadJokes];
}
