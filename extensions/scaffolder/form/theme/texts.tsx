import { helpId } from '@rjsf/utils';
import { type ReactNode } from 'react';
import { Markdown } from '#viewers/markdown';

/** Text without Markdown needs no viewer. */
const PLAIN = /^[^\n*_`[\]<>#~|:&\\]*$/;

function Text({ content }: { content: string }) {
  return PLAIN.test(content) ? content : <Markdown content={content} headingLevel={4} />;
}

/** The description of a field, in Markdown. */
export function Description({ id, description }: { id?: string; description?: ReactNode }) {
  if (!description) return null;
  return (
    <div data-help="" id={id}>
      {typeof description === 'string' ? <Text content={description} /> : description}
    </div>
  );
}

/** The help of a field, in Markdown. */
export function Help({ help, fieldPathId }: { help?: ReactNode; fieldPathId: { $id: string } }) {
  return help ? <Description id={helpId(fieldPathId.$id)} description={help} /> : null;
}
