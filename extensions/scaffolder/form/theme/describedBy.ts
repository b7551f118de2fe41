import { descriptionId, errorId, helpId, type WidgetProps } from '@rjsf/utils';

type Described = Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors'>;

/** Returns the ids of the texts that describe a control, for `aria-describedby`. */
export function describedBy({ id, schema, options, rawErrors = [] }: Described): string | undefined {
  const ids = [
    rawErrors.length > 0 && errorId(id),
    (options.description ?? schema.description) && descriptionId(id),
    options.help && helpId(id),
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
