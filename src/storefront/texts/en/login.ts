export const logIn = 'Log in';
export const register = 'Register';
export const toRegister = 'No account yet? Register';
export const toLogIn = 'Already have an account? Log in';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const userDetails = 'Your details';
export const toAccount = 'My account';
export const logOut = 'Log out';
export const password = 'Password';
export const passwordHint =
  'At least 8 characters; a short sentence is easier to remember than a complicated word.';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const busy = 'One moment …';
export const byPasskey = 'Log in with a passkey';
/** On the same button while the browser asks for it. */
export const passkeyAgain = 'Waiting for the passkey … Ask again';
export const unreachable = 'We cannot be reached at the moment. Please check your connection and try again.';
export const forgotten = 'Forgotten your password?';
export { welcomeBack as welcome } from '../wording/quoted.ts';
export { signedUp } from '../wording/quoted.ts';
export const signedUpNext =
  'Your account has been created, and you are logged in. Please confirm your address: the link is on its way by email.';
export const registerNote = 'You are then logged in at once. You confirm your address by email.';
export { errorOccurred as failed } from '../wording/quoted.ts';
export const description = 'With an account you see your details in one place. You do not need one to order.';
export const guestNote = 'You can also order without an account.';
export const forgotTitle = 'Forgotten password';
export const forgotText =
  'Enter the email address of your account. We will send you a link with which you set a new password.';
export const sendLink = 'Request link';
export const resetTitle = 'Set a new password';
export const resetText = 'After that all devices are logged out, and you log in with the new password.';
export const newPassword = 'New password';
export const savePassword = 'Save password';
export const removePasskeys = 'Remove all passkeys as well';
export const removePasskeysHint =
  'If somebody else was in your account. Otherwise you can still log in with your passkeys.';
export const noToken = 'This link is not complete. Please request a new one.';
export const wrongEmail = 'Please enter a valid email address';
export const wrongPhone = 'Please enter one valid phone number and nothing else';
export const missing = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  phone: 'Please enter your phone number',
  password: 'Please enter your password',
} as const;
