import { MessagePage } from '../../shared/page/MessagePage.tsx';

/** /accessRequired: a sub-account does not have the role that the page requires [S5]. */
export function AccessRequiredPage() {
  return (
    <MessagePage
      title="Access required"
      message="Your account does not have access to this area. The agent whose account you use can give it to you."
    />
  );
}

export { AccessRequiredPage as Page };
