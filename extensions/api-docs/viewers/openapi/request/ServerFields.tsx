import { useTranslationRef } from '#sdk';
import { BreakableText, SelectField } from '#ui';
import { Quiet } from '../../layout/pageStyles';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { Server } from '../model/openApiTypes';
import { RequestField } from './RequestField';

/** Props of {@link ServerFields}. */
export interface ServerFieldsProps {
  servers: readonly Server[];
  server: Server;
  /** The variables of the server that the user changed. */
  variables: Readonly<Record<string, string>>;
  onSelect: (url: string) => void;
  onChange: (variables: Readonly<Record<string, string>>) => void;
}

/** The server of a request, with its variables. */
export function ServerFields({ servers, server, variables, onSelect, onChange }: ServerFieldsProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  return (
    <>
      {servers.length > 1 ? (
        <SelectField
          label={t('request.server')}
          fullWidth
          value={server.url}
          options={servers.map(({ url }) => ({ value: url, label: url }))}
          onChange={onSelect}
        />
      ) : (
        <Quiet translate="no">
          <BreakableText>{server.url}</BreakableText>
        </Quiet>
      )}
      {server.variables.map(({ name, default: initial, options }) => (
        <RequestField
          key={`${server.url} ${name}`}
          label={name}
          value={(Object.hasOwn(variables, name) ? variables[name] : undefined) ?? initial}
          options={options}
          isRequired
          onChange={(value) => onChange({ ...variables, [name]: value })}
        />
      ))}
    </>
  );
}
