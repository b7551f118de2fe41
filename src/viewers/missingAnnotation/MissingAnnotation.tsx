import { styled } from '@mui/material/styles';
import { FileWarning } from 'lucide-react';
import { CodeView } from '../code/CodeView';
import { EmptyState, SafeLink, useUiText } from '#ui';

/** Props of {@link MissingAnnotation}. */
export interface MissingAnnotationProps {
  /** The missing annotation keys. */
  annotations: readonly string[];
  /** The entity in the sample descriptor. */
  entity?: { kind: string; name: string; apiVersion?: string };
  /** Example values by annotation key. */
  examples?: Readonly<Record<string, string>>;
  readMoreUrl?: string;
}

const Sample = styled('div')({ width: '100%', maxWidth: 640 });

function createSample({ annotations, entity, examples = {} }: MissingAnnotationProps): {
  code: string;
  marked: number[];
} {
  const {
    kind,
    name,
    apiVersion = 'backstage.io/v1alpha1',
  } = entity ?? { kind: 'Component', name: 'example' };
  const head = [
    `apiVersion: ${apiVersion}`,
    `kind: ${kind}`,
    'metadata:',
    `  name: ${name}`,
    '  annotations:',
  ];
  const added = annotations.map((key) => `    ${key}: ${examples[key] ?? 'value'}`);
  return { code: [...head, ...added].join('\n'), marked: added.map((_, index) => head.length + index + 1) };
}

/** An empty state that lists the annotations that an entity needs, with a sample descriptor. */
export function MissingAnnotation(props: MissingAnnotationProps) {
  const { annotations, readMoreUrl } = props;
  const text = useUiText();
  const { code, marked } = createSample(props);
  return (
    <EmptyState
      icon={<FileWarning aria-hidden />}
      title={text('missingAnnotation.title')}
      description={text('missingAnnotation.description', {
        annotations: annotations.join(', '),
        count: annotations.length,
      })}
      action={
        readMoreUrl === undefined ? undefined : (
          <SafeLink href={readMoreUrl}>{text('missingAnnotation.readMore')}</SafeLink>
        )
      }
    >
      <Sample>
        <CodeView code={code} language="yaml" marked={marked} label={text('missingAnnotation.sample')} />
      </Sample>
    </EmptyState>
  );
}
