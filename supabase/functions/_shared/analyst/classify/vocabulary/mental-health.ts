import type { Vocabulary } from '../vocabulary-shape.ts'

const mentalHealth: Vocabulary = {
  id: 'mental-health',
  strong:
    'mental health, mental wellbeing, mental illness, anxiety, anxious, social anxiety, depression, depressed, stress, stressed, burnout, burned out, overwhelmed, therapy, therapist, therapists, psychotherapy, psychotherapist, psychotherapists, psychologist, psychologists, psychiatrist, psychiatrists, psychiatric, counselling, counseling, counsellor, counsellors, counselor, counselors, grief, grieving, bereavement, bereaved, mourning, trauma, ptsd, panic, panic attacks, ocd, phobia, phobias, bipolar, eating disorder, eating disorders, self-harm, suicide, suicidal, crisis line, helpline, mindfulness, meditation, meditate, breathing exercises, breathwork, insomnia, nightmares, mood, mood tracker, moods, journaling, journal, gratitude journal, emotions, emotional, feelings, worries, worrying, overthinking, self-esteem, resilience, cbt, behavioural therapy, behavioral therapy, group therapy, couples therapy, support group, support groups, peer support, addiction, sobriety, sober, relapse, recovery, stop drinking, quit drinking, gambling addiction, adhd, postpartum depression, baby blues, exam stress, work stress, anger management, self-help, self-care, waiting list for therapy, coping, calm down, wellbeing at work, mental load',
  weak: 'loneliness, lonely, wellbeing, wellness, sleep, exercises, short exercises, breathing, calm, relax, relaxation, talk, listen, moderated, anonymous, guided, programme, program, sessions, session, prescribe, prevention, support, helpful, thoughts, write, sentences, diary, evening, teenagers, students, teachers, young people, new fathers, new mothers, midwife, loss, lost, crisis, matches, matching, booked for months, waiting',
}

export default mentalHealth
