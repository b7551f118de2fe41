import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Send } from 'lucide-react';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { Banner, CopyButton, SkeletonText, space } from '#ui';
import { Box, Quiet } from '../../layout/pageStyles';
import { useLoaded } from '../../layout/useLoaded';
import { SchemaContext } from '../../schema/SchemaContext';
import { useOpenApi } from '../document/OpenApiContext';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { OperationDetail, Server } from '../model/openApiTypes';
import { useSample } from '../pages/Examples';
import { BodyFields } from './BodyFields';
import { CredentialFields } from './CredentialFields';
import { RequestField } from './RequestField';
import { useRequestSetup } from './RequestSetup';
import { ResponsePanel } from './ResponsePanel';
import { ServerFields } from './ServerFields';
import {
  type RequestValues,
  buildRequest,
  canSend,
  fillServer,
  listSendable,
  printCurl,
} from './buildRequest';
import { type RequestForm, bodyKindOf, fieldKey, loadForm } from './formFields';
import { type SentRequest, sendRequest } from './sendRequest';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Sends a request of an operation from the browser. */
export function TryItOut({ detail }: { detail: OperationDetail }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { outline } = useOpenApi();
  const { resolve } = useContext(SchemaContext);
  const [setup] = useRequestSetup();
  const servers = listSendable(detail.servers ?? outline.servers);
  const server = servers.find(({ url }) => url === setup.server) ?? servers[0];
  const [mediaType, setMediaType] = useState<string>();
  const contents = detail.requestBody?.content ?? [];
  const media = contents.find(({ type }) => type === mediaType) ?? contents[0];
  const form = useLoaded(useCallback(() => loadForm(detail, media, resolve), [detail, media, resolve]));
  const sample = useSample(media, true);
  const isLoading = form.is === 'loading' || sample.is === 'loading';
  return (
    <Box>
      <h3>{t('request.title')}</h3>
      {!server && <Quiet>{t('request.noServer')}</Quiet>}
      {server && isLoading && <SkeletonText lines={5} />}
      {server && !isLoading && (
        <RequestEditor
          key={media?.type}
          detail={detail}
          servers={servers}
          server={server}
          form={form.is === 'loaded' ? form.value : { parameters: [], body: [] }}
          mediaType={media?.type}
          exampleBody={media?.examples[0]?.text ?? (sample.is === 'loaded' ? sample.value : undefined) ?? ''}
          onSelectMediaType={setMediaType}
        />
      )}
    </Box>
  );
}

interface RequestEditorProps {
  detail: OperationDetail;
  servers: readonly Server[];
  server: Server;
  form: RequestForm;
  mediaType: string | undefined;
  exampleBody: string;
  onSelectMediaType: (type: string) => void;
}

function RequestEditor(props: RequestEditorProps) {
  const { detail, servers, server, form, mediaType, exampleBody, onSelectMediaType } = props;
  const { t } = useTranslationRef(openApiTranslationRef);
  const { securitySchemes } = useOpenApi().outline;
  const [setup, changeSetup] = useRequestSetup();
  const [typed, setTyped] = useState<Partial<RequestValues>>({});
  const { sent, send, cancel } = useSender();
  const values: RequestValues = { fields: {}, files: {}, mediaType, body: exampleBody, ...typed };
  const change = (changed: Partial<RequestValues>) =>
    changed.mediaType === undefined
      ? setTyped((before) => ({ ...before, ...changed }))
      : onSelectMediaType(changed.mediaType);
  const variables = setup.variables[server.url] ?? {};
  const kind = mediaType === undefined ? undefined : bodyKindOf(mediaType);
  const { credentials } = setup;
  const built = buildRequest(detail, { ...form, kind }, fillServer(server, variables), values, {
    schemes: securitySchemes,
    credentials,
  });
  const request = 'request' in built ? built.request : undefined;
  const names = new Set(detail.security.flatMap((alternative) => alternative.map(({ name }) => name)));
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (request) void send(request);
        }}
      >
        <ServerFields
          servers={servers}
          server={server}
          variables={variables}
          onSelect={(url) => changeSetup({ server: url })}
          onChange={(changed) => changeSetup({ variables: { ...setup.variables, [server.url]: changed } })}
        />
        <CredentialFields
          schemes={securitySchemes.filter(({ name }) => names.has(name))}
          credentials={credentials}
          onChange={(changed) => changeSetup({ credentials: changed })}
        />
        {form.parameters.filter(canSend).map((field) => {
          const key = fieldKey(field);
          return (
            <RequestField
              key={key}
              label={field.name}
              value={values.fields[key] ?? ''}
              placeholder={field.example}
              options={field.options}
              isRequired={field.isRequired}
              onChange={(value) => change({ fields: { ...values.fields, [key]: value } })}
            />
          );
        })}
        {kind !== undefined && (
          <BodyFields
            mediaTypes={detail.requestBody?.content.map(({ type }) => type) ?? []}
            isText={kind === 'text'}
            fields={form.body}
            values={values}
            onChange={change}
          />
        )}
        {'problem' in built && (
          <Quiet role="status">
            {built.problem === 'missing'
              ? t('request.missingValues', { names: built.names.join(', ') })
              : t('request.unsafe', { url: built.url })}
          </Quiet>
        )}
        {request && request.leftOut.length > 0 && (
          <Banner severity="warning">{t('request.leftOut', { names: request.leftOut.join(', ') })}</Banner>
        )}
        <Actions>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            startIcon={<Send aria-hidden />}
            disabled={!request || sent === 'sending'}
          >
            {t(sent === 'sending' ? 'request.sending' : 'request.send')}
          </Button>
          {sent === 'sending' && <Button onClick={cancel}>{t('request.cancel')}</Button>}
          {request && <CopyButton text={() => printCurl(request)} label={t('request.curl')} />}
        </Actions>
        <Quiet>{t('request.privacy')}</Quiet>
      </Form>
      {sent !== undefined && sent !== 'sending' && <ResponsePanel sent={sent} />}
    </>
  );
}

/** Sends one request at a time. It is canceled when the user leaves the operation. */
function useSender() {
  const [sent, setSent] = useState<Exclude<SentRequest, { is: 'cancelled' }> | 'sending'>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    sent,
    send: async (request: Parameters<typeof sendRequest>[0]) => {
      const controller = new AbortController();
      running.current = controller;
      setSent('sending');
      const result = await sendRequest(request, controller.signal);
      if (running.current === controller) setSent(result.is === 'cancelled' ? undefined : result);
    },
    cancel: () => running.current?.abort(),
  };
}
