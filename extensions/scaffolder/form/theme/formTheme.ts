import type { TemplatesType, RegistryWidgetsType } from '@rjsf/utils';
import { CheckboxesInput, CheckboxInput, RadioInput } from './choices';
import { FieldErrors, FieldTemplate } from './FieldTemplate';
import {
  Alternatives,
  ListGroup,
  ListItem,
  NestedPart,
  ObjectGroup,
  OptionalPart,
  TwoColumnGroup,
} from './groups';
import { HiddenInput, PasswordInput, SelectInput, TextareaInput, TextInput } from './inputs';
import { Description, Help } from './texts';
import { Unsupported } from './Unsupported';

/** How forms of templates look. */
export const formTemplates = {
  ArrayFieldItemTemplate: ListItem,
  ArrayFieldTemplate: ListGroup,
  BaseInputTemplate: TextInput,
  CyclicSchemaExpandTemplate: NestedPart,
  DescriptionFieldTemplate: Description,
  FieldErrorTemplate: FieldErrors,
  FieldHelpTemplate: Help,
  FieldTemplate,
  MultiSchemaFieldTemplate: Alternatives,
  ObjectFieldTemplate: ObjectGroup,
  OptionalDataControlsTemplate: OptionalPart,
  UnsupportedFieldTemplate: Unsupported,
  // The values of `ui:ObjectFieldTemplate`. See `layoutNames`.
  TwoColumnLayout: TwoColumnGroup,
} as Partial<TemplatesType>;

/** The controls of forms. The others draw themselves with `BaseInputTemplate`. */
export const formWidgets = {
  CheckboxWidget: CheckboxInput,
  CheckboxesWidget: CheckboxesInput,
  HiddenWidget: HiddenInput,
  PasswordWidget: PasswordInput,
  RadioWidget: RadioInput,
  SelectWidget: SelectInput,
  TextareaWidget: TextareaInput,
} as RegistryWidgetsType;
