import { Fragment } from 'react';

/** Text with the names of components in code, as guides write them: `Button`. */
export function Inline({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>,
    );
}
