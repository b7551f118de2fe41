import { useState } from 'react';
import type { JsonObject } from '#model';
import { featureFlagsApiRef, useApi } from '#sdk';
import { useFormFields } from '../../api/useFormFields';
import { useFindProblems } from '../../form/useFindProblems';
import type { FormProblem } from '../../form/validate/findProblems';
import { splitLivePage } from './splitLivePage';

type PageProblems = ReadonlyArray<readonly FormProblem[]>;

/** Validates the values of all pages, as the form itself does page by page. */
export function useFormCheck(pages: readonly JsonObject[], formData: JsonObject) {
  const fields = useFormFields();
  const flags = useApi(featureFlagsApiRef);
  const findProblems = useFindProblems();
  const [problems, setProblems] = useState<PageProblems>();
  /** Returns whether the values are valid, and shows their problems otherwise. */
  const check = async (): Promise<boolean> => {
    const found: PageProblems = fields
      ? await Promise.all(
          pages.map(async (page) =>
            findProblems({ ...splitLivePage(page, fields, flags), formData, allFormData: formData, fields }),
          ),
        )
      : [];
    setProblems(found);
    return found.every((list) => list.length === 0);
  };
  return { problems, check };
}
