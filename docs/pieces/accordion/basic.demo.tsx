import { Accordion } from './Accordion';

const QUESTIONS = [
  {
    id: 'license',
    title: 'Do I need a license?',
    content:
      'No. Our boats have small engines, and we show you how to steer.',
  },
  {
    id: 'change',
    title: 'Can I change the day of my trip?',
    content: (
      <>
        <p>Yes, up to 24 hours before it starts.</p>
        <a href="#link">Change your trip</a>
      </>
    ),
  },
  {
    id: 'weather',
    title: 'What happens if the weather is bad?',
    content: 'We call you in the morning, and you select another day.',
  },
];

export default function BasicDemo() {
  return <Accordion items={QUESTIONS} defaultValue={['license']} />;
}
