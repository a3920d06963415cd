import type { ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  Block,
  Box,
  Button,
  Checkbox,
  Column,
  Columns,
  Field,
  Input,
  Section,
  Subtitle,
  Title,
} from 'bulmatic';
import { PasswordField } from '../../pieces/password-field/PasswordField';

// Without this, zod tries to compile the schema, and a strict Content Security Policy reports that.
z.config({ jitless: true });

const schema = z.object({
  name: z.string().trim().min(1, 'Enter your name.'),
  email: z.email('Enter an email address, such as ada@example.com.'),
  password: z.string().min(12, 'Use 12 characters or more.'),
  rules: z.literal(true, 'Accept the house rules to join.'),
});

type Values = z.infer<typeof schema>;

/** Replace this with a request to your server. */
async function signUp({ email }: Values) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return email === 'ada@example.com' ? 'taken' : 'created';
}

interface LabeledProps {
  label: string;
  help?: string;
  error: string | undefined;
  children: ReactNode;
}

/** An input with its label, its help text and its error message. */
const Labeled = ({ label, help, error, children }: LabeledProps) => (
  <Field>
    <Field.Label>{label}</Field.Label>
    {children}
    {help && <Field.Help>{help}</Field.Help>}
    {error && <Field.Help error>{error}</Field.Help>}
  </Field>
);

export default function SignUp() {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const send = form.handleSubmit(async (values) => {
    const result = await signUp(values).catch(() => 'failed');
    if (result === 'created') return;
    if (result === 'failed') {
      const message = 'We can’t reach the server. Try again.';
      form.setError('root', { message });
      return;
    }
    const message = 'This address has an account. Log in instead.';
    form.setError('email', { message }, { shouldFocus: true });
  });

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 8, desktop: 5 }}>
          <Box
            as="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isSubmitting) void send();
            }}
          >
            <Title as="h1" size={4}>
              Join Harbor Library
            </Title>
            <Subtitle size={6}>Borrow up to ten books at a time.</Subtitle>
            <Labeled label="Name" error={errors.name?.message}>
              <Input
                autoComplete="name"
                color={errors.name && 'danger'}
                {...form.register('name')}
              />
            </Labeled>
            <Labeled label="Email" error={errors.email?.message}>
              <Input
                type="email"
                autoComplete="email"
                color={errors.email && 'danger'}
                {...form.register('email')}
              />
            </Labeled>
            <Labeled
              label="Password"
              help="12 characters or more. A short sentence works well."
              error={errors.password?.message}
            >
              <PasswordField
                isNew
                color={errors.password && 'danger'}
                {...form.register('password')}
              />
            </Labeled>
            <Field>
              <Checkbox {...form.register('rules')}>
                I accept the house rules
              </Checkbox>
              {errors.rules && (
                <Field.Help error>{errors.rules.message}</Field.Help>
              )}
            </Field>
            <Button
              type="submit"
              color="primary"
              fullwidth
              loading={isSubmitting}
            >
              Create account
            </Button>
            <Block as="p" role="alert" m={0} textColor="danger-on-scheme">
              {errors.root?.message}
            </Block>
            <p role="status">
              {isSubmitSuccessful && 'Welcome! Your card is in the mail.'}
            </p>
          </Box>
        </Column>
      </Columns>
    </Section>
  );
}
