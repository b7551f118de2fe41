/** Passes an answer on; of failures in a row that matter, the first is told. */
export type TellOnce = <T>(answer: Promise<T>, matters: (error: unknown) => boolean) => Promise<T>;

/** Creates a guard that tells of a trouble when it begins, and again only after it was over. */
export function tellOnce(tell: (error: unknown) => void): TellOnce {
  let isTold = false;
  return async (answer, matters) => {
    try {
      const found = await answer;
      isTold = false;
      return found;
    } catch (error) {
      if (!isTold && matters(error)) {
        isTold = true;
        tell(error);
      }
      throw error;
    }
  };
}
