import { styled } from '@mui/material/styles';
import { FileWarning } from 'lucide-react';
import { CodeView } from '../code/CodeView';
import { SafeLink } from '../link/SafeLink';
import { useUiText } from '../text/uiText';
import { EmptyState } from './EmptyState';

/** Props of {@link MissingAnnotation}. */
export interface MissingAnnotationProps {
  /** The keys that are missing. */
  annotations: readonly string[];
  /** The entity's descriptor as the sample shows it. */
  entity?: { kind: string; name: string; apiVersion?: string };
  /** Example values by key. */
  examples?: Readonly<Record<string, string>>;
  readMoreUrl?: string;
}

const Sample = styled('div')({ width: '100%', maxWidth: 640 });

function printSample({ annotations, entity, examples = {} }: MissingAnnotationProps): {
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

/** Says which annotations an entity needs for this part of its page, and shows where to write them. */
export function MissingAnnotation(props: MissingAnnotationProps) {
  const { annotations, readMoreUrl } = props;
  const text = useUiText();
  const { code, marked } = printSample(props);
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
