import { lazyPart } from '#sdk';
import { isTag } from '#model';
import { createFormField, type FormFieldProps } from '../../blueprints/formField';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import { readList } from '../frame/fieldValue';
import { loadText } from '../frame/loadText';
import type { EntityTagsPickerOptions } from '../tags/EntityTagsPicker';
import { optionsSchema, texts } from './optionSchemas';

/** `ui:field: EntityTagsPicker` */
export const entityTagsPicker = createFormField<string[], EntityTagsPickerOptions>({
  name: 'EntityTagsPicker',
  component: lazyPart<FormFieldProps<string[], EntityTagsPickerOptions>>(
    async () => (await import('../tags/EntityTagsPicker')).EntityTagsPicker,
    FieldSkeleton,
  ),
  async validation(values, { addError }, { apis }) {
    const invalid = readList(values).filter((tag) => !isTag(tag));
    if (invalid.length === 0) return;
    const t = await loadText(apis);
    for (const tag of invalid) addError(t('tags.invalid', { tag }));
  },
  schema: {
    returnValue: { type: 'array', items: { type: 'string' } },
    uiOptions: optionsSchema({
      kinds: texts('Only tags of entities of these kinds are offered.'),
      showCounts: {
        type: 'boolean',
        default: false,
        description: 'Shows the number of entities with each tag, and the most frequent ones first.',
      },
      helperText: { type: 'string', description: 'Replaces the text below the field.' },
    }),
  },
});
