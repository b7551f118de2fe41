import { Fragment, type ReactNode } from 'react';

/** Replaces the placeholders of a text, such as `{{title}}`, by elements. */
export function fillTemplate(template: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return template
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>);
}
