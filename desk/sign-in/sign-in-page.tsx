import { Portal } from './portal.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  return (
    <Portal title="The organisers’ desk">
      <SignInForm />
      <p className="muted">Forgotten your password? Ask an owner of the desk for a new link.</p>
    </Portal>
  );
}
