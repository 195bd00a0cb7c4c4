import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { FormActions } from '../../../components/FormLayout/FormActions.tsx';
import { FormLayout } from '../../../components/FormLayout/FormLayout.tsx';
import { Text, textTones } from '../../../components/Text/Text.tsx';
import { Timeline } from '../../../components/Timeline/Timeline.tsx';
import type { Shown } from './Shown.ts';

export const layoutShown: Shown = {
  FormLayout: (
    <FormLayout>
      <FormActions>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
      </FormActions>
    </FormLayout>
  ),
  Text: (
    <>
      {textTones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          Three orders wait.
        </Text>
      ))}
    </>
  ),
  Avatar: <Avatar name="Ana Muñoz" />,
  Timeline: (
    <Timeline
      current="review"
      events={[
        { id: 'received', title: 'Received', date: '2026-11-02' },
        { id: 'review', title: 'In review', date: '2026-11-17' },
      ]}
    />
  ),
  CopyButton: <CopyButton value="NL0018O0142" />,
};
