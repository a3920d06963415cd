import { useState, type FormEvent } from 'react';
import { Button, Field, Input } from 'bulmatic';
import { Steps } from './Steps';

const STEPS = [{ title: 'Name' }, { title: 'Harbor' }, { title: 'Date' }];

export default function BackDemo() {
  const [current, setCurrent] = useState(0);
  const [answers, setAnswers] = useState(['', '', '']);
  const step = STEPS[current];

  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get(
      'answer',
    ) as string;
    setAnswers(answers.with(current, answer));
    setCurrent(current + 1);
  }

  return (
    <form onSubmit={next}>
      <Steps
        label="Booking"
        steps={STEPS}
        value={current}
        onValueChange={setCurrent}
      />
      {step ? (
        <Field key={current}>
          <Field.Label>{step.title}</Field.Label>
          <Input name="answer" defaultValue={answers[current]} />
        </Field>
      ) : (
        <p role="status">Booked: {answers.join(', ')}.</p>
      )}
      <Button type="submit" color="primary" disabled={!step}>
        Next
      </Button>
    </form>
  );
}
