import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isJsonObject } from '#model';
import { useTranslationRef } from '#sdk';
import { Banner, CopyButton, SelectField, space } from '#ui';
import { useOpenApi } from '../document/OpenApiContext';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { OperationDetail } from '../model/openApiTypes';
import { useSample } from '../pages/Examples';
import { Box, Quiet } from '../../layout/pageStyles';
import { CredentialFields } from './CredentialFields';
import { RequestField } from './RequestField';
import { ResponsePanel } from './ResponsePanel';
import {
  type Credentials,
  type RequestValues,
  buildRequest,
  listSendable,
  listSendableContent,
  parameterKey,
  printCurl,
} from './buildRequest';
import { type SentRequest, sendRequest } from './sendRequest';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Sends a request of an operation from the browser. */
export function TryItOut({ detail }: { detail: OperationDetail }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { outline } = useOpenApi();
  const servers = listSendable(detail.servers ?? outline.servers);
  const contents = listSendableContent(detail.requestBody?.content ?? []);
  const sample = useSample(contents[0], true);
  const exampleText =
    contents[0]?.examples[0]?.text ?? (sample.is === 'loaded' ? sample.value : undefined) ?? '';
  const [typed, setTyped] = useState<Partial<RequestValues>>({});
  const [credentials, setCredentials] = useState<Credentials>({});
  const [sent, setSent] = useState<Exclude<SentRequest, { is: 'cancelled' }> | 'sending'>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const values: RequestValues = {
    server: 0,
    variables: {},
    parameters: {},
    mediaType: contents[0]?.type,
    body: exampleText,
    ...typed,
  };
  const server = servers[values.server] ?? servers[0];
  if (!server)
    return (
      <Box>
        <h3>{t('request.title')}</h3>
        <Quiet>{t('request.noServer')}</Quiet>
      </Box>
    );
  const built = buildRequest(detail, server, values, { schemes: outline.securitySchemes, credentials });
  const change = (changed: Partial<RequestValues>) => setTyped((before) => ({ ...before, ...changed }));
  const send = async () => {
    if (!('request' in built)) return;
    const controller = new AbortController();
    running.current = controller;
    setSent('sending');
    const result = await sendRequest(built.request, controller.signal);
    if (running.current === controller) setSent(result.is === 'cancelled' ? undefined : result);
  };
  const names = new Set(detail.security.flatMap((alternative) => alternative.map(({ name }) => name)));
  return (
    <Box>
      <h3>{t('request.title')}</h3>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {servers.length > 1 ? (
          <SelectField
            label={t('request.server')}
            fullWidth
            value={`${values.server}`}
            options={servers.map((one, index) => ({ value: `${index}`, label: one.url }))}
            onChange={(value) => change({ server: Number(value), variables: {} })}
          />
        ) : (
          <Quiet translate="no">{server.url}</Quiet>
        )}
        {server.variables.map((variable) => (
          <RequestField
            key={variable.name}
            label={variable.name}
            value={values.variables[variable.name] ?? variable.default}
            options={variable.options}
            isRequired
            onChange={(value) => change({ variables: { ...values.variables, [variable.name]: value } })}
          />
        ))}
        <CredentialFields
          schemes={outline.securitySchemes.filter(({ name }) => names.has(name))}
          credentials={credentials}
          onChange={setCredentials}
        />
        {detail.parameters
          .filter((parameter) => parameter.in !== 'cookie' && parameter.ref === undefined)
          .map((parameter) => {
            const key = parameterKey(parameter);
            const listed = isJsonObject(parameter.schema) ? parameter.schema['enum'] : undefined;
            return (
              <RequestField
                key={key}
                label={parameter.name}
                value={values.parameters[key] ?? ''}
                placeholder={parameter.example}
                options={Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : []}
                isRequired={parameter.isRequired}
                onChange={(value) => change({ parameters: { ...values.parameters, [key]: value } })}
              />
            );
          })}
        {contents.length > 0 && (
          <RequestField
            label={`${t('request.body')} (${values.mediaType})`}
            value={values.body}
            isLong
            onChange={(body) => change({ body })}
          />
        )}
        {'problem' in built && (
          <Quiet role="status">
            {built.problem === 'missing'
              ? t('request.missingValues', { names: built.names.join(', ') })
              : t('request.unsafe', { url: built.url })}
          </Quiet>
        )}
        {'request' in built && built.request.leftOut.length > 0 && (
          <Banner severity="warning">
            {t('request.cookies', { names: built.request.leftOut.join(', ') })}
          </Banner>
        )}
        <Actions>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            startIcon={<Send aria-hidden />}
            disabled={!('request' in built) || sent === 'sending'}
          >
            {t(sent === 'sending' ? 'request.sending' : 'request.send')}
          </Button>
          {sent === 'sending' && (
            <Button onClick={() => running.current?.abort()}>{t('request.cancel')}</Button>
          )}
          {'request' in built && (
            <CopyButton text={() => printCurl(built.request)} label={t('request.curl')} />
          )}
        </Actions>
        <Quiet>{t('request.privacy')}</Quiet>
      </Form>
      {sent !== undefined && sent !== 'sending' && <ResponsePanel sent={sent} />}
    </Box>
  );
}
