import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { useState } from 'react';
import { CodeList } from './Security.styles.ts';

/** Downloads the codes as a text file. */
function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

const refused = 'The portal cannot copy in this browser. Select the codes instead.';

/** New recovery codes. They are shown only once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setMessage('Copied');
      announce('Copied');
    } catch {
      setMessage(refused);
      announce(refused);
    }
  };
  return (
    <>
      <p>
        Keep these codes away from your phone. Use each code once when you do not have your phone.
        The codes are shown only now.
      </p>
      <CodeList aria-label="Recovery codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeList>
      <div data-part="commands">
        <Button onClick={() => download(codes)}>Download as a text file</Button>{' '}
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <p>{message}</p>
    </>
  );
}
