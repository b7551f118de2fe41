/** Maximum number of cached results. Each is a count, or the counts of one facet. */
const MAX_RESULTS = 500;

/**
 * Caches results for one generation of the catalog. Every write starts a new generation. Evicts the least recently
 * used results.
 */
export class ResultCache {
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
    if (this.#answers.size <= MAX_RESULTS) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}
