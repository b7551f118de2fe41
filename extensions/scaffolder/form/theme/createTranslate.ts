import { TranslatableString } from '@rjsf/utils';
import type { FormText } from '../validate/describeError';

/** Returns the texts of the form library. It shows the others in parts that the theme replaces. */
export function createTranslate(t: FormText): (text: TranslatableString, params?: string[]) => string {
  return (text, [first = '', second = '', third = ''] = []) => {
    switch (text) {
      case TranslatableString.YesLabel:
        return t('field.yes');
      case TranslatableString.NoLabel:
        return t('field.no');
      case TranslatableString.OptionPrefix:
        return t('field.option', { number: first });
      case TranslatableString.TitleOptionPrefix:
        return t('field.titledOption', { title: first, number: second });
      case TranslatableString.ArrayItemTitle:
        return t('field.item');
      case TranslatableString.NewStringDefault:
        return t('field.newValue');
      case TranslatableString.DeprecatedLabel:
        return t('field.deprecated', { title: first });
      case TranslatableString.FilesInfo:
        return t('field.file', { name: first, type: second, size: Number(third) });
      case TranslatableString.PreviewLabel:
        return t('field.preview');
      case TranslatableString.RemoveButton:
      case TranslatableString.OptionalObjectRemove:
        return t('list.remove');
      case TranslatableString.OptionalObjectAdd:
      case TranslatableString.AddButton:
        return t('list.addProperty');
      case TranslatableString.InvalidObjectField:
      case TranslatableString.MissingItems:
      case TranslatableString.UnknownFieldType:
        return t('field.unsupported');
      default:
        return text;
    }
  };
}
