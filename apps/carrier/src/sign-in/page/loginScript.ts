/**
 * What the login page does with JavaScript, and does well without: shows and hides the password,
 * hides it again on the way out, and reads a failure out by putting the focus on it.
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
