import { Fragment } from 'react';

/** Text with the names of components in code, as guides write them: `Button`. */
export function Inline({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    // The same part can be there twice, and the parts of a text keep their places.
    const key = `${index}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
