import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Copies the policy number. The button shows 'Copied' until it loses the focus. */
export function CopyPolicyNumber({ policyNumber }: { readonly policyNumber: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(policyNumber);
      setIsCopied(true);
      announce(`${policyNumber} is copied`);
    } catch {
      announce('The browser blocked copying');
    }
  };
  return (
    <Button
      variant="quiet"
      icon={isCopied ? <Check {...icon} /> : <Copy {...icon} />}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      {isCopied ? 'Copied' : 'Copy number'}
    </Button>
  );
}
