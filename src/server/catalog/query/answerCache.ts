/** Keeps what was counted until the catalogue changes: an answer of an older generation is never given. */
export interface AnswerCache {
  load<T>(generation: number, key: string, count: () => Promise<T>): Promise<T>;
}

const mostAnswers = 500;

export function createAnswerCache(): AnswerCache {
  let current = -1;
  const answers = new Map<string, Promise<unknown>>();
  return {
    async load<T>(generation: number, key: string, count: () => Promise<T>): Promise<T> {
      if (generation !== current) {
        answers.clear();
        current = generation;
      }
      const known = answers.get(key) as Promise<T> | undefined;
      if (known) return known;
      const counting = count();
      answers.set(key, counting);
      // A failed count must not be remembered.
      counting.catch(() => answers.delete(key));
      const [oldest] = answers.keys();
      if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
      return counting;
    },
  };
}
