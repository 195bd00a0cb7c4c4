import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Matrix, stateParameters } from '../../components/sample/Matrix.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';

const meta = {
  title: 'Foundations/Focus',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = {
  Button: <Button>Take action</Button>,
  Link: <Link href="#policy">NL0018O0142</Link>,
  'Text input': <TextInput label="Policy Number" value="NL0018O0142" onChange={() => undefined} />,
};

/** 3 px, 2 px off, for the keyboard only; a sticky bar never covers it. */
export const Ring: Story = {
  parameters: stateParameters,
  render: () => (
    <Matrix
      corner="On a"
      rows={['Button', 'Link', 'Text input']}
      columns={['at rest', 'focus']}
      cell={(name) => shown[name]}
    />
  ),
};
