import CheckboxesWidget from '@rjsf/mui/lib/CheckboxesWidget/CheckboxesWidget.js';
import CheckboxWidget from '@rjsf/mui/lib/CheckboxWidget/CheckboxWidget.js';
import RadioWidget from '@rjsf/mui/lib/RadioWidget/RadioWidget.js';
import type { WidgetProps } from '@rjsf/utils';

/** A checkbox with its label. The field template shows the description below. */
export function CheckboxInput(props: WidgetProps) {
  return <CheckboxWidget {...props} options={{ ...props.options, description: '' }} />;
}

/** A checkbox for each option of a list. The field template labels the group. */
export function CheckboxesInput(props: WidgetProps) {
  return <CheckboxesWidget {...props} hideLabel value={props.value ?? []} />;
}

/** A radio button for each option. The field template labels the group. */
export function RadioInput(props: WidgetProps) {
  return <RadioWidget {...props} hideLabel />;
}
