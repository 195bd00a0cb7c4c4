import { Button } from '@agent-portal/ui/Button';
import { CopyButton } from '@agent-portal/ui/CopyButton';
import { Stack } from '@agent-portal/ui/Stack';
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

/** New recovery codes. They are shown only once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
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
      <Stack direction="row" gap={8}>
        <Button onClick={() => download(codes)}>Download as a text file</Button>
        <CopyButton value={codes.join('\n')} />
      </Stack>
    </>
  );
}
