import { useSearchParams } from 'react-router-dom';
import { importSteps, type ImportStep } from './importSteps';

/** The step and the analyzed URLs, which are in the URL of the page: `?step=found&url=…`. */
export interface ImportAddress {
  step: ImportStep;
  urls: string[];
  go: (step: ImportStep, urls?: readonly string[]) => void;
}

/** Reads and changes the address of the page. A URL without a step, such as a link from elsewhere, is analyzed. */
export function useImportAddress(): ImportAddress {
  const [parameters, setParameters] = useSearchParams();
  const urls = parameters.getAll('url');
  const written = importSteps.find((name) => name === parameters.get('step'));
  const usual = urls.length > 0 ? 'found' : 'url';
  const step = urls.length === 0 && written !== 'done' ? 'url' : (written ?? usual);
  return {
    step,
    urls,
    go: (to, changed = urls) =>
      setParameters((now) => {
        const next = new URLSearchParams(now);
        next.set('step', to);
        next.delete('url');
        for (const url of changed) next.append('url', url);
        return next;
      }),
  };
}
