import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SafeLink, SelectField, SkeletonText, space } from '#ui';
import { CodeView } from '#viewers/code';
import { useOpenApi } from '../document/OpenApiContext';
import { ChoiceField } from '../../layout/ChoiceField';
import { useLoaded } from '../../layout/useLoaded';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { MediaContent } from '../model/openApiTypes';
import { Box, Quiet } from '../../layout/pageStyles';

/** Props of {@link Examples}. */
export interface ExamplesProps {
  title: string;
  content: readonly MediaContent[];
  isRequest: boolean;
  /** Controls before those of the examples. */
  children?: ReactNode;
}

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Examples of a request or a response, by media type: those of the document, or one that is generated. */
export function Examples({ title, content, isRequest, children }: ExamplesProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const [type, setType] = useState<string>();
  const [index, setIndex] = useState(0);
  const media = content.find((one) => one.type === type) ?? content[0];
  const example = media?.examples[index] ?? media?.examples[0];
  return (
    <Box>
      <h3>{title}</h3>
      {(children !== undefined || content.length > 1 || (media?.examples.length ?? 0) > 1) && (
        <Controls>
          {children}
          {content.length > 1 && (
            <ChoiceField
              label={t('operation.mediaType')}
              value={media?.type ?? ''}
              values={content.map((one) => one.type)}
              onChange={setType}
            />
          )}
          {media && media.examples.length > 1 && (
            <SelectField
              label={t('operation.example')}
              hideLabel
              size="small"
              value={`${media.examples.indexOf(example ?? {})}`}
              options={media.examples.map((one, at) => ({
                value: `${at}`,
                label: one.summary ?? one.name ?? `${t('operation.example')} ${at + 1}`,
              }))}
              onChange={(value) => setIndex(Number(value))}
            />
          )}
        </Controls>
      )}
      {media === undefined && <Quiet>{t('operation.noContent')}</Quiet>}
      {media && example?.text !== undefined && (
        <CodeView
          code={example.text}
          label={title}
          language={languageOf(media.type)}
          title={media.type}
          maxHeight={420}
        />
      )}
      {example?.externalUrl !== undefined && <SafeLink href={example.externalUrl} />}
      {media && example === undefined && (
        <GeneratedExample key={media.pointer} title={title} media={media} isRequest={isRequest} />
      )}
    </Box>
  );
}

/** Loads the example that is generated from a schema. */
export function useSample(media: MediaContent | undefined, isRequest: boolean) {
  const { session } = useOpenApi();
  const pointer = media?.schema === undefined ? undefined : media.pointer;
  const type = media?.type ?? '';
  return useLoaded(
    useCallback(
      async () =>
        pointer === undefined ? undefined : session.ask('sample', pointer, { mediaType: type, isRequest }),
      [session, pointer, type, isRequest],
    ),
  );
}

function GeneratedExample(props: { title: string; media: MediaContent; isRequest: boolean }) {
  const { title, media, isRequest } = props;
  const { t } = useTranslationRef(openApiTranslationRef);
  const sample = useSample(media, isRequest);
  if (sample.is === 'loading') return <SkeletonText lines={8} />;
  if (sample.is === 'failed' || sample.value === undefined) return <Quiet>{t('operation.noExample')}</Quiet>;
  return (
    <>
      <CodeView
        code={sample.value}
        label={title}
        language={languageOf(media.type)}
        title={media.type}
        maxHeight={420}
      />
      <Quiet>{t('operation.generated')}</Quiet>
    </>
  );
}

/** The language of a media type, for highlighting. */
export function languageOf(mediaType: string): string | undefined {
  return ['json', 'xml', 'yaml', 'html'].find((language) => mediaType.includes(language));
}
