/** Answers kept at most; each is a count, or the counts of one facet. */
const MOST_ANSWERS = 500;

/**
 * Keeps answers for as long as the catalogue stays the same: each belongs to one generation, and every write makes a new one. The
 * answers that have not been asked for longest make room for new ones.
 */
export class AnswerCache {
  readonly #answers = new Map<string, { generation: number; answer: unknown }>();

  get<T>(generation: number, question: string): T | undefined {
    const kept = this.#answers.get(question);
    if (kept?.generation !== generation) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, kept);
    return kept.answer as T;
  }

  set(generation: number, question: string, answer: unknown): void {
    this.#answers.delete(question);
    this.#answers.set(question, { generation, answer });
    if (this.#answers.size <= MOST_ANSWERS) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}
