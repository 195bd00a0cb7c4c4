import type { Display } from '@agent-portal/data/display/display';
import { useDisplaySettings, useSaveDisplay } from '@agent-portal/data/display/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { RadioGroup } from '@agent-portal/ui/RadioGroup';
import { Stack } from '@agent-portal/ui/Stack';
import { Switch } from '@agent-portal/ui/Switch';
import { Text } from '@agent-portal/ui/Text';
import { useSession } from '../../session/SessionContext.ts';
import { useDisplay } from './useDisplay.ts';

type Choices<Setting extends keyof Display> = readonly {
  readonly value: Display[Setting];
  readonly label: string;
}[];

const textSizes: Choices<'textSize'> = [
  { value: '100', label: '100%' },
  { value: '115', label: '115%' },
  { value: '130', label: '130%' },
  { value: '150', label: '150%' },
];
const densities: Choices<'density'> = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];
const themes: Choices<'theme'> = [
  { value: 'system', label: 'Same as device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const contrasts: Choices<'contrast'> = [
  { value: 'system', label: 'Same as device' },
  { value: 'more', label: 'More' },
];
const motions: Choices<'motion'> = [
  { value: 'system', label: 'Same as device' },
  { value: 'reduced', label: 'Reduced' },
];

/**
 * The display settings. Each change applies at once, and the carrier stores it. Without the carrier's call, or if
 * it fails, this browser stores it.
 */
function DisplayForm() {
  const { display, store } = useDisplay();
  const isVisitor = useSession().mode === 'visitor';
  const saved = useDisplaySettings(!isVisitor);
  const { make, failure } = useSaveDisplay();
  const isOnlyHere = isVisitor || saved.error?.kind === 'not-offered';
  /** Saves the settings. What the user changes in the meantime is saved after that. */
  const save = async () => {
    let sent: Display;
    do sent = store.read();
    while ((await make({ body: sent })) && store.read() !== sent);
  };
  const change = (part: Partial<Display>) => {
    store.choose({ ...display, ...part });
    if (!isOnlyHere) void save();
  };
  return (
    <Stack>
      {failure && (
        <Banner tone="danger">
          Your settings apply in this browser, but they were not saved for your other devices. To
          try again, change a setting.
        </Banner>
      )}
      <RadioGroup
        label="Text size"
        layout="row"
        options={textSizes}
        value={display.textSize}
        onChange={(textSize) => change({ textSize })}
      />
      <RadioGroup
        label="Density"
        layout="row"
        options={densities}
        value={display.density}
        onChange={(density) => change({ density })}
      />
      <RadioGroup
        label="Theme"
        layout="row"
        options={themes}
        value={display.theme}
        onChange={(theme) => change({ theme })}
      />
      <RadioGroup
        label="Contrast"
        layout="row"
        options={contrasts}
        value={display.contrast}
        onChange={(contrast) => change({ contrast })}
      />
      <RadioGroup
        label="Motion"
        layout="row"
        options={motions}
        value={display.motion}
        onChange={(motion) => change({ motion })}
      />
      <Switch
        label="Single-key shortcuts"
        hint="Keys such as J, K and / work without Ctrl or Command."
        checked={display.singleKeys === 'on'}
        onChange={(isOn) => change({ singleKeys: isOn ? 'on' : 'off' })}
      />
      {isOnlyHere && (
        <Text as="p" tone="muted">
          Your settings are saved in this browser only.
        </Text>
      )}
    </Stack>
  );
}

/** The display settings, over the page, which shows each change. */
export function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Display"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <DisplayForm />
    </Dialog>
  );
}
