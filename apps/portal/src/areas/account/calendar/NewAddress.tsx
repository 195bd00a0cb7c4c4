import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useState } from 'react';

const refused = 'The portal cannot copy in this browser. Select the address instead.';

/** A new calendar address. It is shown only once. */
export function NewAddress({ address }: { readonly address: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage('Copied');
      announce('Copied');
    } catch {
      setMessage(refused);
      announce(refused);
    }
  };
  return (
    <div data-part="address">
      <Banner tone="success">
        Copy the address now. The portal does not show it again. If you lose it, replace it.
      </Banner>
      <TextInput
        label="Calendar address"
        value={address}
        onChange={() => {}}
        readOnly
        translate="no"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div data-part="commands">
        <Button variant="primary" onClick={() => void copy()}>
          Copy address
        </Button>
        <span>{message}</span>
      </div>
    </div>
  );
}
