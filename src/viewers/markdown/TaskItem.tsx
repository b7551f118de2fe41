import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const task = /^\[([ xX])\]\s+/;

/** A list item. If it starts with a bracket, it is a task with a checkbox. */
export function TaskItem({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const firstAt = all.findIndex((child) => typeof child !== 'string' || child.trim() !== '');
  const first = all[firstAt];
  const inner = isParagraph(first) ? Children.toArray(first.props.children) : [first];
  const [text] = inner;
  const found = typeof text === 'string' ? task.exec(text) : null;
  if (!found || typeof text !== 'string') return <li>{children}</li>;
  const box = (
    <input
      key="box"
      type="checkbox"
      checked={found[1] !== ' '}
      readOnly
      tabIndex={-1}
      aria-label={text.slice(found[0].length)}
    />
  );
  const content = [box, ' ', text.slice(found[0].length), ...inner.slice(1)];
  return (
    <li data-task="">
      {isParagraph(first) ? cloneElement(first, {}, ...content) : content}
      {all.slice(firstAt + 1)}
    </li>
  );
}

function isParagraph(child: ReactNode): child is ReactElement<{ children?: ReactNode }> {
  return isValidElement(child) && child.type === 'p';
}
