/** Passes a promise through. Of consecutive failures that match, the first is reported. */
export type ReportOnce = <T>(answer: Promise<T>, matters: (error: unknown) => boolean) => Promise<T>;

/** Creates a function that reports a problem once, and again only after it was resolved. */
export function reportOnce(report: (error: unknown) => void): ReportOnce {
  let isReported = false;
  return async (answer, matters) => {
    try {
      const found = await answer;
      isReported = false;
      return found;
    } catch (error) {
      if (!isReported && matters(error)) {
        isReported = true;
        report(error);
      }
      throw error;
    }
  };
}
