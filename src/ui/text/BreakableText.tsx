import { Fragment } from 'react';

/** Text without spaces, such as an email address, a URL or the key of a label. If it is too long, it breaks after a separator. */
export function BreakableText({ children }: { children: string }) {
  return (
    <bdi>
      {children.split(/(?<=[/@.:_-])(?![/@.:_-])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
