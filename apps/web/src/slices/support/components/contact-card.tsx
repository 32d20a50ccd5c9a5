import type { ReactNode } from 'react';
import styles from './contact-card.module.css';

interface ContactCardProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly contact: string;
  readonly href: string;
}

export const ContactCard = ({ icon, label, contact, href }: ContactCardProps) => (
  <a href={href} className={styles.card}>
    <span className={styles.icon}>{icon}</span>
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      <span className={styles.contact}>{contact}</span>
    </span>
  </a>
);
