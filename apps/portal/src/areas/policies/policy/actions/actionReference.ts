/** The ID of an action, short enough to read out on the phone: '7F3A-21BC'. */
export function actionReference(actionItemId: string): string {
  const digits = actionItemId.replaceAll('-', '').slice(0, 8).toUpperCase();
  return digits.replace(/^(.{4})(.)/, '$1-$2');
}
