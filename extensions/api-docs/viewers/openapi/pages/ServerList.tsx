import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { BreakableText, CopyButton, space } from '#ui';
import { DefinitionText } from '../../layout/DefinitionText';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { Server } from '../model/openApiTypes';
import { Literal, PlainList, Quiet } from '../../layout/pageStyles';

const Item = styled('li')({
  '& + &': { marginTop: space[3] },
  '& > div': { display: 'flex', alignItems: 'center', gap: space[1] },
});

/** The servers of an API, with their variables. */
export function ServerList({ servers }: { servers: readonly Server[] }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  return (
    <PlainList>
      {servers.map((server, index) => (
        <Item key={index}>
          <div>
            <Literal translate="no">
              <BreakableText>{server.url}</BreakableText>
            </Literal>
            <CopyButton text={server.url} label={t('request.server')} size="small" />
          </div>
          <DefinitionText text={server.description} isQuiet />
          {server.variables.map((variable) => (
            <Quiet key={variable.name}>
              <Literal translate="no">{variable.name}</Literal>{' '}
              {t('overview.default', { value: variable.default })}
              {variable.options.length > 0 && ` (${variable.options.join(', ')})`}
            </Quiet>
          ))}
        </Item>
      ))}
    </PlainList>
  );
}
