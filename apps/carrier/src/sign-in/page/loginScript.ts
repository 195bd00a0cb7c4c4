/**
 * The script of the login page, which also works without it. It shows and hides the password, hides it
 * again when the user leaves, and focuses a failure so that screen readers announce it.
 */
export const loginScript = `
const password = document.getElementById('password');
const reveal = document.getElementById('reveal');
const said = document.getElementById('reveal-said');
const show = (isShown) => {
  password.type = isShown ? 'text' : 'password';
  reveal.textContent = isShown ? 'Hide' : 'Show';
  reveal.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password');
};
reveal.hidden = false;
reveal.addEventListener('click', () => {
  const isShown = password.type === 'password';
  show(isShown);
  said.textContent = isShown ? 'Your password is shown' : 'Your password is hidden';
});
password.form.addEventListener('submit', () => show(false));
document.getElementById('failure')?.focus();
`;
