import { Fragment } from 'react';

/** An e-mail address that breaks after the last dot of its name or before the @ when space runs out. */
export function EmailText({ address }: { readonly address: string }) {
  const parts = address.split(/(?<=\.)(?=[^.@]*@)|(?=@[^@]*$)/);
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
