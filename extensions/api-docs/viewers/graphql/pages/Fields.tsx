import { useTranslationRef } from '#sdk';
import { Folded } from '../../layout/Folded';
import { Member, MemberList } from '../../layout/Member';
import { useProgressiveCount } from '../../layout/useProgressiveCount';
import { graphqlTranslationRef } from '../i18n/graphqlTranslationRef';
import type { SchemaField, SchemaItem, SchemaTypeKind } from '../model/schemaModel';
import { InputFacts, Inputs, ItemText } from './Inputs';
import { useReferences } from './References';
import { TypeReference } from './TypeReference';

/** Props of {@link Fields}. */
export interface FieldsProps {
  /** The type that has the fields. */
  owner: string;
  kind: SchemaTypeKind;
  fields: readonly SchemaField[];
}

/** The fields of a type with their arguments. Each has an address. */
export function Fields({ owner, kind, fields }: FieldsProps) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const { address } = useReferences();
  // An argument is shown with its field.
  const shown = address.current?.replace(/\(.*/, '');
  const current = fields.findIndex(({ name }) => `${owner}.${name}` === shown);
  const count = useProgressiveCount(fields.length, current + 1);
  return (
    <MemberList>
      {fields.slice(0, count).map((field) => (
        <Member
          key={field.name}
          name={field.name}
          link={{ id: `${owner}.${field.name}`, address }}
          isCurrent={`${owner}.${field.name}` === shown}
          isDeprecated={field.deprecated !== undefined}
          // In results, an exclamation mark means that there is always a value, not that something is required.
          facts={kind === 'input' ? <InputFacts input={field} /> : <TypeReference type={field.type} />}
        >
          <ItemText item={field} />
          {field.args.length > 0 && (
            <Folded
              label={t('page.argumentNames', { names: field.args.map(({ name }) => name).join(', ') })}
              isOpen={`${owner}.${field.name}` === shown}
            >
              <Inputs inputs={field.args} />
            </Folded>
          )}
        </Member>
      ))}
    </MemberList>
  );
}

/** The values of an enum. Each has an address. */
export function Values({ owner, values }: { owner: string; values: readonly SchemaItem[] }) {
  const { address } = useReferences();
  const current = values.findIndex(({ name }) => `${owner}.${name}` === address.current);
  const count = useProgressiveCount(values.length, current + 1);
  return (
    <MemberList>
      {values.slice(0, count).map((value) => (
        <Member
          key={value.name}
          name={value.name}
          link={{ id: `${owner}.${value.name}`, address }}
          isCurrent={`${owner}.${value.name}` === address.current}
          isDeprecated={value.deprecated !== undefined}
        >
          <ItemText item={value} />
        </Member>
      ))}
    </MemberList>
  );
}
